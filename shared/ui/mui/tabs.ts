/** The kinds of a list: a chunk of its own, fetched with the first screen that shows them. */
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
