import type { Stock } from './stock.ts'

/** Our drawings in a square of 48, one unit thick: the path, and the place of the light. */
const DRAWINGS: Readonly<Record<Stock, readonly [lines: string, x: number, y: number]>> = {
  vacuum: ['M20 21h15a5 5 0 0 1 5 5v2a5 5 0 0 1-5 5H20zM20 22l-8 3-6-1v6l6-1 8 3zM24 21v-3a4 4 0 0 1 4-4h5v7', 34, 27],
  pillow: ['M8 18c4-4 28-4 32 0 2 4 2 9 0 13-5 3-27 3-32 0-2-4-2-9 0-13zM14 28c6 2 14 2 20 0', 24, 22],
  lamp: ['M16 10l18 6M16 10l-4 8 20 6 2-8M24 22l-5 15M11 38h18', 24, 28],
  massager: ['M13 35c-6-8-4-24 11-24s17 16 11 24M10 33l6 4M38 33l-6 4M16 37l3-6M32 37l-3-6', 24, 17],
  headphones: ['M10 30v-5a14 14 0 0 1 28 0v5M10 28h5v10h-2a3 3 0 0 1-3-3zM38 28h-5v10h2a3 3 0 0 0 3-3z', 24, 33],
  speaker: ['M14 8h20v32H14zM24 22a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM21 15h6', 24, 28],
  watch: ['M16 17h16v14H16zM18 17l1-8h10l1 8M18 31l1 8h10l1-8M24 21v4h4', 35, 24],
  charger: ['M13 16h16v18H13zM17 16v-5M25 16v-5M21 34v5h15V20', 21, 25],
  camera: ['M8 16h7l3-4h12l3 4h7v21H8zM24 20a7 7 0 1 0 0 14 7 7 0 0 0 0-14z', 24, 27],
  mirror: ['M24 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM24 32v6M16 40h16M18 21l6-6', 29, 23],
  bottle: ['M20 9h8v5h-8zM19 14h10c4 3 5 6 5 10v13a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V24c0-4 1-7 5-10zM14 26h20', 24, 33],
  brush: ['M18 8h12v16H18zM20 24l2 16h4l2-16M18 12h-4M18 16h-4M18 20h-4', 24, 16],
  pan: ['M6 20h26v6a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9zM32 22l11-4M14 14c0-3 3-3 3-6M22 14c0-3 3-3 3-6', 19, 27],
  bag: ['M10 18h28l2 21H8zM17 18v-4a7 7 0 0 1 14 0v4M8 28h32', 24, 28],
  tool: ['M31 9a8 8 0 0 0-7 11L9 35l4 4 15-15a8 8 0 0 0 11-8l-5 4-5-2-1-5z', 14, 34],
  shoe: ['M6 22l6-8 7 2c2 5 7 8 14 9l6 2c2 1 3 3 3 7H6zM6 30h36M20 20l4-3M24 23l4-3', 12, 25],
  auto: [
    'M7 27l4-10h22l6 9 3 2v7H7zM11 26h27M15 32a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM34 32a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM23 17v9',
    38,
    30,
  ],
  health: ['M24 39L10 25a8.5 8.5 0 0 1 14-10 8.5 8.5 0 0 1 14 10zM12 26h7l3-5 4 9 3-4h7', 24, 34],
  tech: ['M15 7h18v34H15zM21 36h6', 24, 14],
  home: ['M8 24L24 10l16 14M12 21v18h24V21M20 39V28h8v11', 24, 21],
  beauty: [
    'M22 8c1 9 4 12 13 13-9 1-12 4-13 13-1-9-4-12-13-13 9-1 12-4 13-13zM36 30c0 4 1 5 5 5-4 1-5 2-5 6-1-4-2-5-6-6 5 0 6-1 6-5z',
    22,
    21,
  ],
}

/** Shown instead of a product's missing picture (docs/product/builder.md 2.2). */
export function StockPicture({ stock }: { stock: Stock }) {
  const [lines, x, y] = DRAWINGS[stock]
  return (
    <svg className="stock" viewBox="0 0 48 48" aria-hidden="true">
      <path d={lines} />
      <circle cx={x} cy={y} r="1.75" />
    </svg>
  )
}
