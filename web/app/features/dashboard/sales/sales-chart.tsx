import type { Sales } from '@izlog/contracts/http/sales'
import type { BarChart, BarChartOptions } from 'chartist'
import { useEffect, useRef } from 'react'
import { formatDayOfMonth } from '../../../ui/format.ts'
import './sales-chart.css'

/** Days whose dates stand below the bars, at most. */
const DATED = 7

/** A bar a day: what was delivered stands in what was confirmed, and that in what was ordered. Screen readers get a table. */
export function SalesChart({ days }: { days: Sales['days'] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let chart: BarChart | undefined
    let left = false
    void import('chartist').then(
      ({ BarChart }) => {
        if (left || !box.current) return
        chart = new BarChart(box.current, barsOf(days), optionsOf(days.length))
      },
      // Offline the figures are there without their picture.
      () => undefined,
    )
    return () => {
      left = true
      chart?.detach()
    }
  }, [days])
  return (
    <div className="px-2 pb-2 md:px-3">
      <div ref={box} aria-hidden="true" className="sales-chart h-44" data-days={days.length} />
      <table className="sr-only">
        <caption>Prodaja po danima</caption>
        <thead>
          <tr>
            <th scope="col">Dan</th>
            <th scope="col">Poručeno</th>
            <th scope="col">Potvrđeno</th>
            <th scope="col">Isporučeno</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, ordered, confirmed, delivered }) => (
            <tr key={day}>
              <th scope="row">{formatDayOfMonth(day)}</th>
              <td>{ordered}</td>
              <td>{confirmed}</td>
              <td>{delivered}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const barsOf = (days: Sales['days']) => ({
  labels: days.map(({ day }) => formatDayOfMonth(day)),
  series: [
    { className: 'sales-ordered', data: days.map(({ ordered }) => ordered) },
    { className: 'sales-confirmed', data: days.map(({ confirmed }) => confirmed) },
    { className: 'sales-delivered', data: days.map(({ delivered }) => delivered) },
  ],
})

const optionsOf = (count: number): BarChartOptions => {
  const step = Math.ceil(count / DATED)
  return {
    // One behind the other, not beside.
    seriesBarDistance: 0,
    chartPadding: { top: 12, right: 16, bottom: 0, left: 0 },
    axisX: {
      showGrid: false,
      offset: 24,
      // Counted from today backwards, so that today is dated.
      labelInterpolationFnc: (label, index) => ((count - 1 - index) % step === 0 ? label : null),
    },
    axisY: { onlyInteger: true, offset: 34, scaleMinSpace: 36 },
    low: 0,
  }
}
