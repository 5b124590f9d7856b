import { MinimalisticPage } from '../minimalistic/minimalistic-page.tsx'
import { start } from './start.tsx'
import { trackView } from './track-view.ts'

trackView(start(MinimalisticPage))
