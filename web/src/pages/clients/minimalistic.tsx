import { MinimalisticPage } from '../minimalistic/minimalistic-page.tsx'
import { start } from './start.tsx'

start(MinimalisticPage)
