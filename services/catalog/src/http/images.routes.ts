import { ImageUploadResponse } from '@izlog/contracts/http/catalog'
import { AppError } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerGone } from '@izlog/kit/http/caller-gone'
import { callerOf } from '@izlog/kit/http/session'
import { type RequestHandler, Router } from 'express'
import { isFileName } from '../domain/pictures.ts'
import type { Ports } from '../use-cases/ports.ts'
import { type UploadPictureDeps, uploadPicture } from '../use-cases/upload-picture.ts'
import { receivePicture } from './receive-picture.ts'

export const imageRoutes = (deps: UploadPictureDeps): Router =>
  Router().post('/api/images/upload', allow('signedIn'), async (req, res) => {
    const receive = () => receivePicture(req, res)
    const { url, width, height } = await uploadPicture(deps, callerOf(req), receive, callerGone(res))
    res.json(ImageUploadResponse.parse({ success: true, imageUrl: url, width, height }))
  })

/**
 * Serves stored pictures, also at the address that pages of the specification name (docs/product/builder.md 2.2). A name is the hash of its
 * content, so it may be cached forever.
 */
export const uploadRoutes = ({ files }: Pick<Ports, 'files'>): Router => {
  const sendPicture: RequestHandler = async (req, res) => {
    const { name = '' } = req.params
    const bytes = isFileName(String(name)) ? await files.read(String(name)) : undefined
    if (!bytes) throw new AppError('not_found', 'image.unknown', 'Slika nije pronađena')
    res.set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Other sites show the picture in previews of a shared link.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    res.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
  return Router()
    .get('/uploads/images/:name', allow('public'), sendPicture)
    .get('/api/object-storage/:name', allow('public'), sendPicture)
}
