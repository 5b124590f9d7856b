import { SalesPage } from '../sales/sales-page.tsx'
import { start } from './start.tsx'

start(SalesPage)
