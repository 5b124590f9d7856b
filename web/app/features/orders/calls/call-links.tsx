import { MessageCircle, MessageSquareText, Phone } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { smsTo, viberTo } from './call-text.ts'

interface CallLinksProps {
  /** E.164. */
  phone: string
  /** As people read it. */
  shown: string
  message: string
}

/** The ways to reach a shopper: a call, or the message by Viber or SMS. */
export const CallLinks = ({ phone, shown, message }: CallLinksProps) => (
  <div className="mt-4 grid gap-2 md:grid-cols-[1fr_auto_auto]">
    <a href={`tel:${phone}`} data-calls className={buttonClass('action', 'large', 'h-14 text-section tabular')}>
      <Phone aria-hidden="true" />
      Pozovi {shown}
    </a>
    <div className="grid grid-cols-2 gap-2 md:contents">
      <a href={viberTo(phone, message)} className={buttonClass('secondary', 'large', 'md:h-14')}>
        <MessageCircle aria-hidden="true" />
        Viber
      </a>
      <a href={smsTo(phone, message)} className={buttonClass('secondary', 'large', 'md:h-14')}>
        <MessageSquareText aria-hidden="true" />
        SMS
      </a>
    </div>
  </div>
)
