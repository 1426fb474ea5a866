import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: false, // the front in lib/server compresses once and keeps the result
  turbopack: {},
  typescript: { ignoreBuildErrors: true }, // `npm test` checks the types, a first start need not do it again
  images: { unoptimized: true }, // pictures come in generated sizes from the media library
}

/** Files have an address of their own and the same door as every call; the door sees the address as it was asked for. */
async function rewrites() {
  return [{ source: '/files/:name', destination: '/api/files/:name' }]
}

const office = withPayload({ ...config, rewrites })

/** Payload asks every page for colour-scheme hints, which makes a first visit load twice; only the office needs them. */
async function officeHeaders() {
  const rules = (await office.headers?.()) ?? []
  return rules.map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule))
}

export default { ...office, headers: officeHeaders }
