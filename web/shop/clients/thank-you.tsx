import { ThankYouPage } from '../thank-you/thank-you-page.tsx'
import { start } from './start.tsx'

start(ThankYouPage)
