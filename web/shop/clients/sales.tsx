import { SalesPage } from '../landing/sales/sales-page.tsx'
import { dress } from './dress.ts'
import { startLanding } from './start-landing.tsx'

dress()
startLanding(SalesPage)
