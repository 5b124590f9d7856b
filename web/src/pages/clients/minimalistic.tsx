import { MinimalisticPage } from '../minimalistic/minimalistic-page.tsx'
import { startLanding } from './start-landing.tsx'

startLanding(MinimalisticPage)
