import { ChangeTemplateRequest, TEMPLATE_CHANGED } from '@izlog/contracts/http/template-change'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { type ChangeTemplateDeps, changeTemplate } from '../use-cases/change-template.ts'
import { idOf, sendSaved, tagOf } from './editor.routes.ts'

/** The template of a page. */
export const templateRoutes = (deps: ChangeTemplateDeps): Router =>
  Router().post('/api/websites/id/:id/template', allow('owner'), async (req, res) => {
    const { templateName } = read(ChangeTemplateRequest, req.body ?? {})
    sendSaved(res, TEMPLATE_CHANGED, await changeTemplate(deps, callerOf(req), idOf(req), templateName, tagOf(req)))
  })
