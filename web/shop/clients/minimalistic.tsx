import { MinimalisticPage } from '../landing/minimalistic/minimalistic-page.tsx'
import { dress } from './dress.ts'
import { startLanding } from './start-landing.tsx'

dress()
startLanding(MinimalisticPage)
