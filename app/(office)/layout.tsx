import config from '@payload-config'
import '@payloadcms/next/css'
import './office.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { schedulePublication } from '@/lib/office/guard-scheduling'
import { RussianEditor } from '@/lib/office/russian-editor'
import { importMap } from './admin/importMap.js'

const serverFunctions = { 'schedule-publish': schedulePublication }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
      <RussianEditor />
    </RootLayout>
  )
}
