import { fullName, initialsOf, listedName } from './names';

describe('a name', () => {
  it.each([
    ['Amel', 'Benkhelifa', 'Amel Benkhelifa', 'Benkhelifa Amel', 'AB'],
    [' élodie', 'le goff', ' élodie le goff', 'le goff  élodie', 'ÉL'],
    [null, 'Tanaka', 'Tanaka', 'Tanaka', 'T'],
    ['太郎', '山田', '山田太郎', '山田太郎', '山太'],
    ['さくら', '佐々木', '佐々木さくら', '佐々木さくら', '佐さ'],
    ['マリー', 'ルロワ', 'ルロワマリー', 'ルロワマリー', 'ルマ'],
    ['ﾊﾅｺ', 'ﾔﾏﾀﾞ', 'ﾔﾏﾀﾞﾊﾅｺ', 'ﾔﾏﾀﾞﾊﾅｺ', 'ﾔﾊ'],
    ['小明', '王', '王小明', '王小明', '王小'],
    ['朗', '𠮷野', '𠮷野朗', '𠮷野朗', '𠮷朗'],
    [null, '山田', '山田', '山田', '山'],
    ['太郎', null, '太郎', '太郎', '太'],
    // A space and the given name first as soon as another script has a part in it.
    ['Jackie', '陳', 'Jackie 陳', '陳 Jackie', 'J陳'],
    ['다니엘', '김', '다니엘 김', '김 다니엘', '다김'],
    ['Мария', 'Ёлкина', 'Мария Ёлкина', 'Ёлкина Мария', 'МЁ'],
    ['محمد', 'حسن', 'محمد حسن', 'حسن محمد', 'م'],
    ['𝒜lba', 'Rossi', '𝒜lba Rossi', 'Rossi 𝒜lba', '𝒜R'],
    ['أمل', 'بن خليفة', 'أمل بن خليفة', 'بن خليفة أمل', 'أ'],
    [null, null, '', '', ''],
  ])(
    'of « %s » and « %s » is « %s », in lists « %s », in short « %s »',
    (firstName, lastName, full, listed, initials) => {
      const person = { firstName, lastName };
      expect([fullName(person), listedName(person), initialsOf(person)]).toEqual([full, listed, initials]);
    },
  );
});
