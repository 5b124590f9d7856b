import { AdvertorialPage } from '../landing/advertorial/advertorial-page.tsx'
import { startLanding } from './start-landing.tsx'

startLanding(AdvertorialPage)
