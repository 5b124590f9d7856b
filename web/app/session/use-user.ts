import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useOutletContext } from 'react-router-dom'

/** Who is signed in, on a screen under SignedIn. */
export const useUser = () => useOutletContext<CurrentUser>()
