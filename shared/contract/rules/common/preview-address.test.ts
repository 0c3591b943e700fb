import { pathInProduct, previewBaseOf, previewIdOf } from './preview-address';

it.each([
  ['/', null, '', '/'],
  ['/contacts?page=2', null, '', '/contacts?page=2'],
  ['/preview', null, '', '/preview'],
  ['/preview/', null, '', '/preview/'],
  ['/previews/1', null, '', '/previews/1'],
  ['/preview/1', '1', '/preview/1', '/'],
  ['/preview/1/', '1', '/preview/1', '/'],
  ['/preview/1?a=2', '1', '/preview/1', '/?a=2'],
  ['/preview/1/program/task/3#top', '1', '/preview/1', '/program/task/3#top'],
  ['/preview/1/preview/2', '1', '/preview/1', '/preview/2'],
])('reads the address %s', (path, id, base, inProduct) => {
  expect([previewIdOf(path), previewBaseOf(path), pathInProduct(path)]).toEqual([id, base, inProduct]);
});
