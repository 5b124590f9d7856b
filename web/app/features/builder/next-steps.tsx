import { CircleCheck, PackageCheck, Pencil, Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useUser } from '../../session/use-user.ts'
import { TestOrderResults } from '../../shared/test-order-results.tsx'
import { useTestOrder } from '../../shared/use-test-order.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

/** What a seller does next with a new page: edit it, connect Telegram, and see how an order arrives. */
export function NextSteps({ websiteId }: { websiteId: number }) {
  const { telegramBotId, telegramChatId } = useUser()
  const test = useTestOrder()
  return (
    <section aria-labelledby="sledeci-koraci">
      <h3 id="sledeci-koraci" className="mb-2 font-semibold">
        Sledeći koraci
      </h3>
      <div className="flex gap-2 max-md:flex-col md:flex-wrap">
        <Link to={`/edit/${websiteId}`} className={buttonClass()}>
          <Pencil aria-hidden="true" />
          Uredi
        </Link>
        {telegramBotId && telegramChatId ? (
          <p className="inline-flex h-control items-center justify-center gap-2 rounded-control bg-completed-bg px-3.5 font-semibold text-completed">
            <CircleCheck className="size-4" aria-hidden="true" />
            Telegram je povezan
          </p>
        ) : (
          <Link to="/settings?tab=notifications" className={buttonClass()}>
            <Send aria-hidden="true" />
            Poveži Telegram
          </Link>
        )}
        <Button onClick={() => test.mutate()} busy={test.isPending && 'Šaljemo…'}>
          <PackageCheck aria-hidden="true" />
          Probna porudžbina
        </Button>
      </div>
      <div className={test.data ? 'mt-3 rounded-control border border-line' : undefined}>
        <TestOrderResults results={test.data?.results} />
      </div>
    </section>
  )
}
