import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { findSecondStep } from '@/lib/office/staff/page-state'
import { importMap } from '../importMap.js'

interface Address {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

/** Payload's forms lead to /admin after the password; until the second factor that is its page. */
export default async function OfficePage({ params, searchParams }: Address) {
  const { redirect: asked } = await searchParams
  const secondStep = await findSecondStep(await getPayload({ config }), await headers(), asked)
  if (secondStep) redirect(secondStep)
  return RootPage({ config, params, searchParams, importMap })
}
