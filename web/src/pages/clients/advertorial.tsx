import { AdvertorialPage } from '../advertorial/advertorial-page.tsx'
import { start } from './start.tsx'

start(AdvertorialPage)
