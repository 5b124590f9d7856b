import type { NotificationItem } from '@izlog/contracts/http/notifications'
import { Bell as BellIcon } from 'lucide-react'
import { type ButtonHTMLAttributes, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { counted, type Forms } from '../../../shared/plural.ts'
import { useMedia } from '../../shared/use-media.ts'
import { Popover } from '../../ui/popover.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotifications } from './use-notifications.ts'

const UNREAD: Forms = ['nepročitano', 'nepročitana', 'nepročitanih']
/** A larger count does not fit into the badge. */
const MAX_SHOWN = 99

/** The bell in the top bar: the unread count, and the list as a popover, or as a sheet from the lower edge on a phone. */
export function Bell() {
  const [open, setOpen] = useState(false)
  const wide = useMedia('(width >= 48rem)')
  const navigate = useNavigate()
  const { list, unread, read, readAll } = useNotifications()

  const follow = ({ id, readAt, data }: NotificationItem) => {
    if (readAt === null) read(id)
    setOpen(false)
    if (data.orderId) navigate(`/orders?order=${encodeURIComponent(data.orderId)}`)
    else if (data.count) navigate('/deliveries')
    else if (data.host) navigate('/domains')
  }
  const content = (
    <NotificationList list={list} titled={wide} onFollow={follow} {...(unread > 0 ? { onReadAll: readAll } : {})} />
  )
  if (wide) {
    return (
      <Popover open={open} onOpenChange={setOpen} label="Obaveštenja" trigger={<BellButton unread={unread} />}>
        {content}
      </Popover>
    )
  }
  return (
    <>
      <BellButton unread={unread} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title="Obaveštenja">
        {content}
      </Sheet>
    </>
  )
}

function BellButton({ unread, ...rest }: { unread: number } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const many = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : undefined
  // The name contains what the badge shows, so that people who speak to their browser can name it as they see it.
  const count = many ? `${many}\u00a0${UNREAD[2]}` : counted(unread, UNREAD)
  return (
    <button
      type="button"
      aria-label={unread > 0 ? `Obaveštenja, ${count}` : 'Obaveštenja'}
      {...rest}
      className="relative grid size-11 shrink-0 place-items-center rounded-control text-on-bar transition-colors duration-120 hover:text-white aria-expanded:bg-bar-chosen aria-expanded:text-white max-md:text-white md:size-9"
    >
      <BellIcon className="size-5 md:size-4.5" aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 left-1/2 min-w-4 rounded-full bg-a400 px-1 text-center text-tiny leading-4 font-bold tabular text-on-amber outline-2 outline-bar md:-top-0.5"
        >
          {many ?? unread}
        </span>
      )}
    </button>
  )
}
