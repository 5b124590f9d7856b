export { type DnsServer, startDnsServer } from '@izlog/simulators/dns-server'
