import { MinimalisticPage } from '../landing/minimalistic/minimalistic-page.tsx'
import { addScriptedStyles } from './scripted-styles.ts'
import { startLanding } from './start-landing.tsx'

addScriptedStyles()
startLanding(MinimalisticPage)
