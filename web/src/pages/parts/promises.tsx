import { HandCoins, ShieldCheck, Truck } from 'lucide-react'

/** What holds for every order: cash on delivery, how long it takes, 30 days. */
export const Promises = () => (
  <ul className="promises">
    <li>
      <HandCoins size={24} aria-hidden="true" />
      <span>
        Plaćanje <span>pouzećem</span>
      </span>
    </li>
    <li>
      <Truck size={24} aria-hidden="true" />
      <span>
        Isporuka <span>2–5&nbsp;dana</span>
      </span>
    </li>
    <li>
      <ShieldCheck size={24} aria-hidden="true" />
      <span>
        Garancija <span>30&nbsp;dana</span>
      </span>
    </li>
  </ul>
)
