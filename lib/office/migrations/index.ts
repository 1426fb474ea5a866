import * as migration_20261124_191235_first from './20261124_191235_first';
import * as migration_20261125_033208_claim_links_and_receptions from './20261125_033208_claim_links_and_receptions';
import * as migration_20261125_085500_called_off_receptions from './20261125_085500_called_off_receptions';
import * as migration_20261125_211722_discussion_results from './20261125_211722_discussion_results';
import * as migration_20261126_004000_terms_and_results from './20261126_004000_terms_and_results';
import * as migration_20261126_153500_letters_and_joins from './20261126_153500_letters_and_joins';
import * as migration_20261127_020000_staff_security from './20261127_020000_staff_security';
import * as migration_20261129_045202_situation_steps from './20261129_045202_situation_steps';
import * as migration_20261129_050000_email_attempts from './20261129_050000_email_attempts';
import * as migration_20261129_080000_appeal_postal_address from './20261129_080000_appeal_postal_address';
import * as migration_20261129_091500_project_neighbours from './20261129_091500_project_neighbours';
import * as migration_20261129_112512_desk from './20261129_112512_desk';
import * as migration_20261129_122800_picture_portrait from './20261129_122800_picture_portrait';
import * as migration_20261129_143000_duty_desk from './20261129_143000_duty_desk';
import * as migration_20261129_150000_desk_moves from './20261129_150000_desk_moves';
import * as migration_20261129_153000_message_beginning from './20261129_153000_message_beginning';
import * as migration_20261129_183000_postponed_claims from './20261129_183000_postponed_claims';
import * as migration_20261129_190000_staff_emails from './20261129_190000_staff_emails';
import * as migration_20261129_220000_phone_claims from './20261129_220000_phone_claims';
import * as migration_20261129_223000_idea_arrivals from './20261129_223000_idea_arrivals';
import * as migration_20261130_010000_idea_refusal_reasons from './20261130_010000_idea_refusal_reasons';
import * as migration_20261130_020000_claim_history from './20261130_020000_claim_history';
import * as migration_20261130_030000_desk_drafts from './20261130_030000_desk_drafts';
import * as migration_20261130_040000_photo_copies from './20261130_040000_photo_copies';
import * as migration_20261130_060000_outage_facts from './20261130_060000_outage_facts';
import * as migration_20261130_070000_bin_and_approval from './20261130_070000_bin_and_approval';

export const migrations = [
  {
    up: migration_20261124_191235_first.up,
    down: migration_20261124_191235_first.down,
    name: '20261124_191235_first',
  },
  {
    up: migration_20261125_033208_claim_links_and_receptions.up,
    down: migration_20261125_033208_claim_links_and_receptions.down,
    name: '20261125_033208_claim_links_and_receptions',
  },
  {
    up: migration_20261125_085500_called_off_receptions.up,
    down: migration_20261125_085500_called_off_receptions.down,
    name: '20261125_085500_called_off_receptions',
  },
  {
    up: migration_20261125_211722_discussion_results.up,
    down: migration_20261125_211722_discussion_results.down,
    name: '20261125_211722_discussion_results',
  },
  {
    up: migration_20261126_004000_terms_and_results.up,
    down: migration_20261126_004000_terms_and_results.down,
    name: '20261126_004000_terms_and_results',
  },
  {
    up: migration_20261126_153500_letters_and_joins.up,
    down: migration_20261126_153500_letters_and_joins.down,
    name: '20261126_153500_letters_and_joins',
  },
  {
    up: migration_20261127_020000_staff_security.up,
    down: migration_20261127_020000_staff_security.down,
    name: '20261127_020000_staff_security',
  },
  {
    up: migration_20261129_045202_situation_steps.up,
    down: migration_20261129_045202_situation_steps.down,
    name: '20261129_045202_situation_steps',
  },
  {
    up: migration_20261129_050000_email_attempts.up,
    down: migration_20261129_050000_email_attempts.down,
    name: '20261129_050000_email_attempts',
  },
  {
    up: migration_20261129_080000_appeal_postal_address.up,
    down: migration_20261129_080000_appeal_postal_address.down,
    name: '20261129_080000_appeal_postal_address',
  },
  {
    up: migration_20261129_091500_project_neighbours.up,
    down: migration_20261129_091500_project_neighbours.down,
    name: '20261129_091500_project_neighbours',
  },
  {
    up: migration_20261129_112512_desk.up,
    down: migration_20261129_112512_desk.down,
    name: '20261129_112512_desk',
  },
  {
    up: migration_20261129_122800_picture_portrait.up,
    down: migration_20261129_122800_picture_portrait.down,
    name: '20261129_122800_picture_portrait',
  },
  {
    up: migration_20261129_143000_duty_desk.up,
    down: migration_20261129_143000_duty_desk.down,
    name: '20261129_143000_duty_desk',
  },
  {
    up: migration_20261129_150000_desk_moves.up,
    down: migration_20261129_150000_desk_moves.down,
    name: '20261129_150000_desk_moves',
  },
  {
    up: migration_20261129_153000_message_beginning.up,
    down: migration_20261129_153000_message_beginning.down,
    name: '20261129_153000_message_beginning',
  },
  {
    up: migration_20261129_183000_postponed_claims.up,
    down: migration_20261129_183000_postponed_claims.down,
    name: '20261129_183000_postponed_claims',
  },
  {
    up: migration_20261129_190000_staff_emails.up,
    down: migration_20261129_190000_staff_emails.down,
    name: '20261129_190000_staff_emails',
  },
  {
    up: migration_20261129_220000_phone_claims.up,
    down: migration_20261129_220000_phone_claims.down,
    name: '20261129_220000_phone_claims',
  },
  {
    up: migration_20261129_223000_idea_arrivals.up,
    down: migration_20261129_223000_idea_arrivals.down,
    name: '20261129_223000_idea_arrivals',
  },
  {
    up: migration_20261130_010000_idea_refusal_reasons.up,
    down: migration_20261130_010000_idea_refusal_reasons.down,
    name: '20261130_010000_idea_refusal_reasons',
  },
  {
    up: migration_20261130_020000_claim_history.up,
    down: migration_20261130_020000_claim_history.down,
    name: '20261130_020000_claim_history',
  },
  {
    up: migration_20261130_030000_desk_drafts.up,
    down: migration_20261130_030000_desk_drafts.down,
    name: '20261130_030000_desk_drafts',
  },
  {
    up: migration_20261130_040000_photo_copies.up,
    down: migration_20261130_040000_photo_copies.down,
    name: '20261130_040000_photo_copies',
  },
  {
    up: migration_20261130_060000_outage_facts.up,
    down: migration_20261130_060000_outage_facts.down,
    name: '20261130_060000_outage_facts',
  },
  {
    up: migration_20261130_070000_bin_and_approval.up,
    down: migration_20261130_070000_bin_and_approval.down,
    name: '20261130_070000_bin_and_approval',
  },
];
