declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** The part of https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/ that we use. */
  interface Options {
    dom_id: string
    url: string
    supportedSubmitMethods: string[]
    validatorUrl: string
    deepLinking: boolean
    docExpansion: 'list' | 'full' | 'none'
    defaultModelsExpandDepth: number
    filter: boolean
  }
  export default function SwaggerUI(options: Options): void
}
