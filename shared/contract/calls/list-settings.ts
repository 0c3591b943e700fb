import { Type } from 'typebox';
import { defineCalls } from '../call';
import { ListSettings, ListSettingsBody, settingLists } from '../entities/people/list-settings';

const params = Type.Object({ list: Type.Enum(settingLists) });

export const listSettingsCalls = defineCalls({
  'GET /me/lists/:list': { summary: 'Columns and views that one keeps of a list.', params, response: ListSettings },
  'PUT /me/lists/:list': {
    summary: 'Keep columns and views of a list.',
    params,
    body: ListSettingsBody,
    response: ListSettings,
    touches: ['/me/lists/:list'],
  },
});
