import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useOutletContext } from 'react-router-dom'

/** The signed-in user, for screens below SignedIn. */
export const useUser = () => useOutletContext<CurrentUser>()
