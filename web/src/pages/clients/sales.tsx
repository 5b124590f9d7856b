import { SalesPage } from '../sales/sales-page.tsx'
import { startLanding } from './start-landing.tsx'

startLanding(SalesPage)
