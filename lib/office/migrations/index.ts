import * as migration_20261120_160000_foundation from './20261120_160000_foundation';
import * as migration_20261120_170000_content_triggers from './20261120_170000_content_triggers';
import * as migration_20261120_174930_who_changed from './20261120_174930_who_changed';
import * as migration_20261121_092149_feedback from './20261121_092149_feedback';
import * as migration_20261121_092240_my_city from './20261121_092240_my_city';
import * as migration_20261121_092300_gone_posters from './20261121_092300_gone_posters';
import * as migration_20261121_092600_gone_pages from './20261121_092600_gone_pages';
import * as migration_20261121_092728_home_projects from './20261121_092728_home_projects';
import * as migration_20261121_092918_residents from './20261121_092918_residents';
import * as migration_20261121_093000_residents_tables from './20261121_093000_residents_tables';
import * as migration_20261121_093609_maps_tourism from './20261121_093609_maps_tourism';
import * as migration_20261121_093740_social_control from './20261121_093740_social_control';
import * as migration_20261121_093800_claim_tables from './20261121_093800_claim_tables';
import * as migration_20261121_094500_city_addresses from './20261121_094500_city_addresses';
import * as migration_20261121_094720_support_email from './20261121_094720_support_email';
import * as migration_20261121_095148_map_settings from './20261121_095148_map_settings';
import * as migration_20261121_101554_appeals from './20261121_101554_appeals';
import * as migration_20261121_101600_appeal_tables from './20261121_101600_appeal_tables';
import * as migration_20261121_103348_claim_events_told from './20261121_103348_claim_events_told';
import * as migration_20261121_192620_search from './20261121_192620_search';
import * as migration_20261121_192859_city_ideas from './20261121_192859_city_ideas';
import * as migration_20261121_193000_idea_tables from './20261121_193000_idea_tables';
import * as migration_20261121_193115_discussions from './20261121_193115_discussions';
import * as migration_20261121_193200_discussion_tables from './20261121_193200_discussion_tables';
import * as migration_20261121_194321_open_points from './20261121_194321_open_points';
import * as migration_20261121_194400_claim_bonds from './20261121_194400_claim_bonds';
import * as migration_20261121_200500_search_index from './20261121_200500_search_index';
import * as migration_20261121_224500_lighter_search_index from './20261121_224500_lighter_search_index';
import * as migration_20261121_225000_discussion_letters from './20261121_225000_discussion_letters';
import * as migration_20261121_225137_open311_systems from './20261121_225137_open311_systems';
import * as migration_20261121_231000_participation_memory from './20261121_231000_participation_memory';
import * as migration_20261121_231500_claims_at_scale from './20261121_231500_claims_at_scale';
import * as migration_20261121_234500_search_parts from './20261121_234500_search_parts';
import * as migration_20261122_023000_untold_indexes from './20261122_023000_untold_indexes';
import * as migration_20261123_021500_kept_synonyms from './20261123_021500_kept_synonyms';
import * as migration_20261123_164500_search_pieces from './20261123_164500_search_pieces';
import * as migration_20261124_094425_effect_of_confirmation from './20261124_094425_effect_of_confirmation';
import * as migration_20261124_094500_waiting_rows from './20261124_094500_waiting_rows';
import * as migration_20261124_094600_city_boundary from './20261124_094600_city_boundary';
import * as migration_20261124_094700_appeal_numbers from './20261124_094700_appeal_numbers';
import * as migration_20261124_145624_file_tags from './20261124_145624_file_tags';
import * as migration_20261124_151250_menu_and_home_bands from './20261124_151250_menu_and_home_bands';

export const migrations = [
  {
    up: migration_20261120_160000_foundation.up,
    down: migration_20261120_160000_foundation.down,
    name: '20261120_160000_foundation',
  },
  {
    up: migration_20261120_170000_content_triggers.up,
    down: migration_20261120_170000_content_triggers.down,
    name: '20261120_170000_content_triggers',
  },
  {
    up: migration_20261120_174930_who_changed.up,
    down: migration_20261120_174930_who_changed.down,
    name: '20261120_174930_who_changed',
  },
  {
    up: migration_20261121_092149_feedback.up,
    down: migration_20261121_092149_feedback.down,
    name: '20261121_092149_feedback',
  },
  {
    up: migration_20261121_092240_my_city.up,
    down: migration_20261121_092240_my_city.down,
    name: '20261121_092240_my_city',
  },
  {
    up: migration_20261121_092300_gone_posters.up,
    down: migration_20261121_092300_gone_posters.down,
    name: '20261121_092300_gone_posters',
  },
  {
    up: migration_20261121_092600_gone_pages.up,
    down: migration_20261121_092600_gone_pages.down,
    name: '20261121_092600_gone_pages',
  },
  {
    up: migration_20261121_092728_home_projects.up,
    down: migration_20261121_092728_home_projects.down,
    name: '20261121_092728_home_projects',
  },
  {
    up: migration_20261121_092918_residents.up,
    down: migration_20261121_092918_residents.down,
    name: '20261121_092918_residents',
  },
  {
    up: migration_20261121_093000_residents_tables.up,
    down: migration_20261121_093000_residents_tables.down,
    name: '20261121_093000_residents_tables',
  },
  {
    up: migration_20261121_093609_maps_tourism.up,
    down: migration_20261121_093609_maps_tourism.down,
    name: '20261121_093609_maps_tourism',
  },
  {
    up: migration_20261121_093740_social_control.up,
    down: migration_20261121_093740_social_control.down,
    name: '20261121_093740_social_control',
  },
  {
    up: migration_20261121_093800_claim_tables.up,
    down: migration_20261121_093800_claim_tables.down,
    name: '20261121_093800_claim_tables',
  },
  {
    up: migration_20261121_094500_city_addresses.up,
    down: migration_20261121_094500_city_addresses.down,
    name: '20261121_094500_city_addresses',
  },
  {
    up: migration_20261121_094720_support_email.up,
    down: migration_20261121_094720_support_email.down,
    name: '20261121_094720_support_email',
  },
  {
    up: migration_20261121_095148_map_settings.up,
    down: migration_20261121_095148_map_settings.down,
    name: '20261121_095148_map_settings',
  },
  {
    up: migration_20261121_101554_appeals.up,
    down: migration_20261121_101554_appeals.down,
    name: '20261121_101554_appeals',
  },
  {
    up: migration_20261121_101600_appeal_tables.up,
    down: migration_20261121_101600_appeal_tables.down,
    name: '20261121_101600_appeal_tables',
  },
  {
    up: migration_20261121_103348_claim_events_told.up,
    down: migration_20261121_103348_claim_events_told.down,
    name: '20261121_103348_claim_events_told',
  },
  {
    up: migration_20261121_192620_search.up,
    down: migration_20261121_192620_search.down,
    name: '20261121_192620_search',
  },
  {
    up: migration_20261121_192859_city_ideas.up,
    down: migration_20261121_192859_city_ideas.down,
    name: '20261121_192859_city_ideas',
  },
  {
    up: migration_20261121_193000_idea_tables.up,
    down: migration_20261121_193000_idea_tables.down,
    name: '20261121_193000_idea_tables',
  },
  {
    up: migration_20261121_193115_discussions.up,
    down: migration_20261121_193115_discussions.down,
    name: '20261121_193115_discussions',
  },
  {
    up: migration_20261121_193200_discussion_tables.up,
    down: migration_20261121_193200_discussion_tables.down,
    name: '20261121_193200_discussion_tables',
  },
  {
    up: migration_20261121_194321_open_points.up,
    down: migration_20261121_194321_open_points.down,
    name: '20261121_194321_open_points',
  },
  {
    up: migration_20261121_194400_claim_bonds.up,
    down: migration_20261121_194400_claim_bonds.down,
    name: '20261121_194400_claim_bonds',
  },
  {
    up: migration_20261121_200500_search_index.up,
    down: migration_20261121_200500_search_index.down,
    name: '20261121_200500_search_index',
  },
  {
    up: migration_20261121_224500_lighter_search_index.up,
    down: migration_20261121_224500_lighter_search_index.down,
    name: '20261121_224500_lighter_search_index',
  },
  {
    up: migration_20261121_225000_discussion_letters.up,
    down: migration_20261121_225000_discussion_letters.down,
    name: '20261121_225000_discussion_letters',
  },
  {
    up: migration_20261121_225137_open311_systems.up,
    down: migration_20261121_225137_open311_systems.down,
    name: '20261121_225137_open311_systems',
  },
  {
    up: migration_20261121_231000_participation_memory.up,
    down: migration_20261121_231000_participation_memory.down,
    name: '20261121_231000_participation_memory',
  },
  {
    up: migration_20261121_231500_claims_at_scale.up,
    down: migration_20261121_231500_claims_at_scale.down,
    name: '20261121_231500_claims_at_scale',
  },
  {
    up: migration_20261121_234500_search_parts.up,
    down: migration_20261121_234500_search_parts.down,
    name: '20261121_234500_search_parts',
  },
  {
    up: migration_20261122_023000_untold_indexes.up,
    down: migration_20261122_023000_untold_indexes.down,
    name: '20261122_023000_untold_indexes',
  },
  {
    up: migration_20261123_021500_kept_synonyms.up,
    down: migration_20261123_021500_kept_synonyms.down,
    name: '20261123_021500_kept_synonyms',
  },
  {
    up: migration_20261123_164500_search_pieces.up,
    down: migration_20261123_164500_search_pieces.down,
    name: '20261123_164500_search_pieces',
  },
  {
    up: migration_20261124_094425_effect_of_confirmation.up,
    down: migration_20261124_094425_effect_of_confirmation.down,
    name: '20261124_094425_effect_of_confirmation',
  },
  {
    up: migration_20261124_094500_waiting_rows.up,
    down: migration_20261124_094500_waiting_rows.down,
    name: '20261124_094500_waiting_rows',
  },
  {
    up: migration_20261124_094600_city_boundary.up,
    down: migration_20261124_094600_city_boundary.down,
    name: '20261124_094600_city_boundary',
  },
  {
    up: migration_20261124_094700_appeal_numbers.up,
    down: migration_20261124_094700_appeal_numbers.down,
    name: '20261124_094700_appeal_numbers',
  },
  {
    up: migration_20261124_145624_file_tags.up,
    down: migration_20261124_145624_file_tags.down,
    name: '20261124_145624_file_tags',
  },
  {
    up: migration_20261124_151250_menu_and_home_bands.up,
    down: migration_20261124_151250_menu_and_home_bands.down,
    name: '20261124_151250_menu_and_home_bands',
  },
];
