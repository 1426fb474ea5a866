interface MigrationRelease {
  /** The oldest release whose code works on the schema after this migration. */
  oldestCompatibleRelease: string
  /** If the migration takes something away: the first release whose code did not use it any more. */
  unusedSince?: string
}

/** Releases by migration. Rules: docs/decisions/migrations.md. */
export const migrationReleases: Record<string, MigrationRelease> = {
  '20261124_191235_first': { oldestCompatibleRelease: '0.3.0' },
  '20261125_033208_claim_links_and_receptions': { oldestCompatibleRelease: '0.3.0', unusedSince: '0.3.0' },
  '20261125_085500_called_off_receptions': { oldestCompatibleRelease: '0.3.0' },
  '20261125_211722_discussion_results': { oldestCompatibleRelease: '0.3.0' },
  '20261126_004000_terms_and_results': { oldestCompatibleRelease: '0.3.0' },
  '20261126_153500_letters_and_joins': { oldestCompatibleRelease: '0.3.0', unusedSince: '0.3.0' },
  // 0.3.0 knows neither blocks nor second factors: while it runs beside, they do not bind who logs in there
  '20261127_020000_staff_security': { oldestCompatibleRelease: '0.3.0' },
  '20261129_045202_situation_steps': { oldestCompatibleRelease: '0.3.0' },
  '20261129_050000_email_attempts': { oldestCompatibleRelease: '0.3.0' },
  '20261129_080000_appeal_postal_address': { oldestCompatibleRelease: '0.3.0' },
  '20261129_091500_project_neighbours': { oldestCompatibleRelease: '0.3.0' },
  '20261129_112512_desk': { oldestCompatibleRelease: '0.3.0' },
  '20261129_122800_picture_portrait': { oldestCompatibleRelease: '0.3.0' },
  '20261129_143000_duty_desk': { oldestCompatibleRelease: '0.3.0' },
  '20261129_150000_desk_moves': { oldestCompatibleRelease: '0.3.0' },
  '20261129_153000_message_beginning': { oldestCompatibleRelease: '0.3.0' },
  '20261129_183000_postponed_claims': { oldestCompatibleRelease: '0.3.0' },
  '20261129_190000_staff_emails': { oldestCompatibleRelease: '0.3.0' },
  '20261129_220000_phone_claims': { oldestCompatibleRelease: '0.3.0' },
  '20261129_223000_idea_arrivals': { oldestCompatibleRelease: '0.3.0' },
  '20261130_010000_idea_refusal_reasons': { oldestCompatibleRelease: '0.3.0' },
  '20261130_020000_claim_history': { oldestCompatibleRelease: '0.3.0' },
  '20261130_030000_desk_drafts': { oldestCompatibleRelease: '0.3.0' },
  '20261130_040000_photo_copies': { oldestCompatibleRelease: '0.3.0' },
  '20261130_060000_outage_facts': { oldestCompatibleRelease: '0.3.0' },
  // 0.3.0 shows what lies in the bin among its drafts; what it publishes from there stays
  '20261130_070000_bin_and_approval': { oldestCompatibleRelease: '0.3.0' },
}
