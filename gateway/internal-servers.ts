/** A service and the port of this machine on which the gateway takes calls of other services to it. */
export type InternalPorts = Readonly<Record<string, number>>

/**
 * `INTERNAL_SERVERS` of the template: one server a service, on loopback alone, that passes calls between services to an instance. A route
 * under /internal may be called twice without harm (services/kit/src/internal-client.ts), so whatever fails is tried at one other instance.
 */
export const internalServers = (ports: InternalPorts): string => Object.entries(ports).map(serverOf).join('\n')

const serverOf = ([service, port]: [string, number]): string => `
  server {
    listen 127.0.0.1:${port};
    access_log off;
    client_max_body_size 0;
    proxy_read_timeout 120s;
    proxy_next_upstream error timeout non_idempotent;
    # These replace the headers that are set for requests from outside: a service's own go on as they are.
    proxy_set_header Connection '';
    proxy_set_header Host $http_host;
    location /internal/ { proxy_pass http://${service}; }
    location / { return 404; }
  }`
