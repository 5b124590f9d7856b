import { SalesPage } from '../sales/sales-page.tsx'
import { start } from './start.tsx'
import { trackView } from './track-view.ts'

trackView(start(SalesPage))
