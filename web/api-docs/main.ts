import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './api-docs.css'

/** The page at /api/docs. It is read only: what it could send would be sent as whoever is signed in. */
SwaggerUI({
  dom_id: '#api',
  url: '/api/docs/openapi.json',
  supportedSubmitMethods: [],
  // Else the document's address would be sent to a stranger for a badge.
  validatorUrl: 'none',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
})
