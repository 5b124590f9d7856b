import { DEFAULT_PALETTE } from '@izlog/contracts/page-fields/page-fields'

/** Pairs of colours that match; the first is the default of docs/product/builder.md 9. */
export const PALETTE_PRESETS = [
  { name: 'Izlog', palette: DEFAULT_PALETTE },
  { name: 'Noć', palette: { primary: '#1E3A8A', bg: '#EFF6FF' } },
  { name: 'Šuma', palette: { primary: '#15803D', bg: '#F0FDF4' } },
  { name: 'Malina', palette: { primary: '#BE185D', bg: '#FDF2F8' } },
  { name: 'Rđa', palette: { primary: '#B45309', bg: '#FFF8E8' } },
  { name: 'Šljiva', palette: { primary: '#6D28D9', bg: '#F5F3FF' } },
  { name: 'Sunce', palette: { primary: '#FFD60A', bg: '#FFFBE6' } },
  { name: 'Grafit', palette: { primary: '#2C2924', bg: '#F8F6F2' } },
] as const
