import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { CreateWebsiteResponse, ImageUploadResponse, PublicWebsiteResponse } from '@izlog/contracts/http/catalog'
import type { System } from '../run/system.ts'
import { apiOf } from '../seed/api.ts'
import { demoSeller, photosDir } from '../seed/seed.ts'

/** Enough photos to make the page larger than the 64 KB that the kernel accepts in one write. */
const PHOTOS = ['jastuk-1.jpg', 'jastuk-2.jpg', 'jastuk-3.jpg', 'jastuk-4.jpg', 'roler-za-lice.jpg', 'ogledalo.jpg']

/** Makes a page of the demo seller, without upsells: its orders are released at once. */
export async function makePage({ url }: System) {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoSeller })
  const images: string[] = []
  for (const name of PHOTOS) {
    const form = new FormData()
    const photo = readFileSync(join(photosDir, name))
    form.set('image', new Blob([photo], { type: 'image/jpeg' }), name)
    images.push((await api('/api/images/upload', ImageUploadResponse, { token, body: form })).imageUrl)
  }
  const body = {
    customUrl: 'jastuk-na-merenju',
    productName: 'Ortopedski jastuk Mirna noć',
    productLink: 'https://mirna-noc.example/jastuk',
    images,
    currentPrice: 2990,
    originalPrice: 4990,
  }
  await api('/api/sync/create-website', CreateWebsiteResponse, { token, body })
  return api(`/api/websites/public?url=${body.customUrl}`, PublicWebsiteResponse)
}
