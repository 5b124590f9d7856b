import { SalesPage } from '../landing/sales/sales-page.tsx'
import { addScriptedStyles } from './scripted-styles.ts'
import { startLanding } from './start-landing.tsx'

addScriptedStyles()
startLanding(SalesPage)
