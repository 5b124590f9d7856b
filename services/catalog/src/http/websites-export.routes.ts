import type { Website } from '@izlog/contracts/domain/website'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import type { Router } from 'express'
import type { Websites } from '../store/mongo-websites.ts'

/** A seller's own websites with all fields of the editor, as part of their data export. */
export const websitesExportRoutes = ({ websites }: { websites: Pick<Websites, 'allOf'> }): Router =>
  dataExportRoutes<Website>({
    part: 'websites',
    items: (userId) => websites.allOf(userId),
    columns: [
      ['Broj', ({ id }) => id],
      ['Adresa', ({ customUrl }) => customUrl],
      ['Proizvod', ({ productName }) => productName],
      ['Šifra', ({ sku }) => sku],
      ['Naslov', ({ title }) => title],
      ['Tržište', ({ targetMarket }) => targetMarket],
      ['Cena', ({ currentPrice }) => currentPrice],
      ['Precrtana cena', ({ originalPrice }) => originalPrice],
      ['Valuta', ({ currency }) => currency],
      ['Opis', ({ longDescription }) => longDescription],
      ['Slike', ({ images }) => images.map(({ url }) => url).join(' ')],
      ['Uključena', ({ isActive }) => (isActive ? 'da' : 'ne')],
      ['Napravljena', ({ createdAt }) => createdAt],
      ['Izmenjena', ({ updatedAt }) => updatedAt],
    ],
  })
