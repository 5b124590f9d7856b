import type { Category } from '@izlog/contracts/domain/categories'
import { Car, HeartPulse, House, type LucideIcon, Smartphone, Sparkles } from 'lucide-react'

const SIGNS: Readonly<Record<Category, LucideIcon>> = {
  auto: Car,
  health: HeartPulse,
  tech: Smartphone,
  home: House,
  beauty: Sparkles,
}

export function CategoryIcon({ category, size = 22 }: { category: Category; size?: number }) {
  const Sign = SIGNS[category]
  return <Sign size={size} aria-hidden="true" />
}
