import type { IncomingMessage } from 'node:http'
import { TrustedProxies } from '@/lib/server/front/trusted-proxies'

const request = (peer: string, forwarded?: string) =>
  ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

const proxies = new TrustedProxies(['10.0.0.0/8', 'fd00::/8'])

it.each([
  ['a stranger, whatever it says', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  ['the visitor behind a proxy of ours', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
  [
    'the last foreign hop, not what the visitor put before it',
    '10.0.0.1',
    '6.6.6.6, 198.51.100.7, 10.2.2.2',
    '198.51.100.7',
  ],
  ['IPv4 in an IPv6 socket', '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a visitor by IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['the proxy itself when the header is nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
])('names %s', (_, peer, forwarded, expected) => {
  expect(proxies.getVisitor(request(peer, forwarded))).toBe(expected)
})

it('believes no proxy unless the settings name it', () => {
  expect(new TrustedProxies([]).getVisitor(request('127.0.0.1', '1.1.1.1'))).toBe('127.0.0.1')
})

it('warns once of a proxy that the settings do not name, and logs no visitor’s address', () => {
  const warn = jest.fn()
  const forgotten = new TrustedProxies(['10.0.0.1'], { warn })
  forgotten.read(request('10.0.0.1', '198.51.100.7'))
  forgotten.read(request('203.0.113.9'))
  expect(warn).not.toHaveBeenCalled()
  for (let count = 0; count < 3; count += 1) forgotten.read(request('::ffff:192.168.0.5', '198.51.100.7'))
  expect(warn.mock.calls).toEqual([[{ neighbour: '192.168.0.5' }, expect.stringContaining('TRUSTED_PROXIES')]])
  const open = jest.fn()
  new TrustedProxies([], { warn: open }).read(request('8.8.8.8', '1.1.1.1'))
  expect(open.mock.calls).toEqual([[{}, expect.stringContaining('TRUSTED_PROXIES')]])
})
