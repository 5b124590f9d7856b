/**
 * Who may call a route. `owner`: signed in, and the use case finds only what is theirs (admins: everything);
 * `internal`: another service with a service token.
 */
const ACCESS = ['public', 'signedIn', 'owner', 'admin', 'internal'] as const
export type Access = (typeof ACCESS)[number]
