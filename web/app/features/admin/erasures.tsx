import { useInfiniteQuery } from '@tanstack/react-query'
import { NextPage } from '../../shared/next-page.tsx'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { AuditSkeleton } from './audit-skeleton.tsx'
import { BackToPanel } from './back-to-panel.tsx'
import { ErasureForm } from './erasure-form.tsx'
import { erasurePages } from './erasure-queries.ts'
import { ErasureReceipt } from './erasure-receipt.tsx'

/** The form that erases a shopper's data by phone number, above the receipts of earlier erasures. */
export function Erasures() {
  const list = useInfiniteQuery(erasurePages)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []

  const receipts = () => {
    if (list.isPending) return <AuditSkeleton what="potvrde o brisanju" />
    if (!list.data) {
      return (
        <Problem title="Greška pri učitavanju podataka" onRetry={() => void list.refetch()} retrying={list.isFetching}>
          Započeta brisanja se nastavljaju i bez ove stranice.
        </Problem>
      )
    }
    if (items.length === 0) {
      return (
        <Empty title="Još nema potvrda">
          Kad kupac zatraži brisanje, upišite gore njegov broj telefona. Ovde zatim piše šta je obrisano i šta nije u
          našim rukama.
        </Empty>
      )
    }
    return (
      <ul aria-label="Potvrde o brisanju" className="divide-y divide-line">
        {items.map((erasure) => (
          <ErasureReceipt key={erasure.id} erasure={erasure} />
        ))}
      </ul>
    )
  }

  return (
    <>
      <BackToPanel />
      <ScreenHeader title="Brisanje podataka kupca" line="Po broju telefona, u svim porudžbinama" />
      <Card className="mb-4 overflow-hidden">
        <ErasureForm />
      </Card>
      <Card className="overflow-hidden">
        {receipts()}
        <NextPage list={list} />
      </Card>
    </>
  )
}
